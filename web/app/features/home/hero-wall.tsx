import { Tile } from "../../ui/tile.tsx";
import { Wall } from "../../ui/wall.tsx";
import { MonthBlock, NewestBlock } from "./figure-blocks.tsx";
import { narrowBottom, narrowFillers, narrowTop, wideWall } from "./hero-walls.ts";
import { type FirstFigures, type LiveFigures, useFigures } from "./use-figures.ts";

/**
 * The wall in two layings, one for each kind of screen. Blocks have their places, the tiles flow
 * round them; where a figure is not known, tiles are laid instead.
 */
export function HeroWall(first: FirstFigures) {
  const live = useFigures(first);
  return (
    <>
      <NarrowWall {...live} />
      <WideWall {...live} />
    </>
  );
}

function NarrowWall({ figures, now }: LiveFigures) {
  const newest = figures?.newest;
  const fillers = figures ? [] : narrowFillers;
  return (
    <Wall
      tiles={[...narrowTop, ...fillers, ...narrowBottom]}
      className="w-[round(up,100vw,5px)] grid-cols-5 sm:max-h-[calc(round(up,100vw,5px)*.6)] sm:overflow-hidden lg:hidden"
    >
      {figures && (
        <MonthBlock
          figures={figures}
          className="col-span-3 col-start-1 row-span-2 row-start-2 p-[4.6vw] sm:col-span-2 sm:row-start-1 sm:p-[3.4vw]"
        />
      )}
      {newest && (
        <NewestBlock
          newest={newest}
          now={now}
          className="col-span-3 col-start-3 row-start-4 px-[4.6vw] py-[3.4vw] sm:col-span-2 sm:col-start-4 sm:row-start-3 sm:px-[2.6vw]"
        />
      )}
      {figures && !newest && (
        <>
          <Tile name="q" pair={8} turn={90} className="col-start-3 row-start-4 sm:hidden" />
          <Tile name="flakes" pair={9} className="col-start-4 row-start-4 sm:row-start-3" />
          <Tile name="leaf" pair={1} className="col-start-5 row-start-4 sm:row-start-3" />
        </>
      )}
    </Wall>
  );
}

const widePlace = {
  month: "col-span-2 col-start-5 row-span-2 row-start-2",
  newest: "col-span-2 col-start-6 row-start-6",
};

function WideWall({ figures, now }: LiveFigures) {
  const newest = figures?.newest;
  return (
    <Wall tiles={wideWall} className="absolute end-0 top-0 w-(--wall) grid-cols-7 max-lg:hidden">
      {figures ? (
        <MonthBlock figures={figures} className={`${widePlace.month} p-[calc(var(--wall)*.03)]`} />
      ) : (
        <Tile name="bag" pair={2} className={widePlace.month} />
      )}
      {newest ? (
        <NewestBlock
          newest={newest}
          now={now}
          className={`${widePlace.newest} px-[calc(var(--wall)*.024)] py-[calc(var(--wall)*.024)]`}
        />
      ) : (
        <>
          <Tile name="leaf" pair={1} className="col-start-6 row-start-6" />
          <Tile name="bottle" pair={3} className="col-start-7 row-start-6" />
        </>
      )}
    </Wall>
  );
}

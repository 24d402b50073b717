// Plots for the documents: plain SVG, legible on white and on dark, without a library.

export interface Series {
  name: string;
  points: readonly (readonly [x: number, y: number])[];
  /** A goal is a thin broken line, moments are points that no line joins; anything else was measured. */
  as?: "goal" | "moments";
}

export interface Plot {
  title: string;
  x: string;
  y: string;
  series: readonly Series[];
  /** 200 thousand to 20 million fits no ruler with equal steps. */
  logarithmicX?: boolean;
}

const size = { width: 720, height: 360, left: 64, right: 168, top: 40, bottom: 48 };
/** Beyond so many, points would hide the line that joins them. */
const mostDots = 40;
const colours = ["#0b7a4b", "#b4540a", "#2257bf", "#a3195b", "#6a6f00", "#5b3fb0"];

const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Round steps that cover the range in four to eight marks. */
export const marks = (from: number, to: number): number[] => {
  const span = to - from || Math.abs(to) || 1;
  const rough = span / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough;
  const first = Math.floor(from / step);
  const last = Math.ceil((to - step * 1e-9) / step);
  return Array.from({ length: last - first + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
};

const decades = (values: readonly number[]): number[] =>
  [...new Set(values)].toSorted((a, b) => a - b);

const label = (value: number): string =>
  Math.abs(value) >= 1_000_000
    ? `${value / 1_000_000} M`
    : Math.abs(value) >= 10_000
      ? `${value / 1000} k`
      : String(value);

interface Scale {
  marks: readonly number[];
  at: (value: number) => number;
}

const scale = (all: readonly number[], from: number, to: number, logarithmic: boolean): Scale => {
  const shown = logarithmic ? decades(all) : marks(Math.min(...all), Math.max(...all));
  const map = (value: number): number => (logarithmic ? Math.log10(value) : value);
  const low = map(shown[0] ?? 0);
  const span = map(shown.at(-1) ?? 1) - low || 1;
  return { marks: shown, at: (value) => from + ((map(value) - low) / span) * (to - from) };
};

const axes = (plot: Plot, x: Scale, y: Scale): string => {
  const right = size.width - size.right;
  const bottom = size.height - size.bottom;
  const rows = y.marks.map(
    (mark) =>
      `<path d="M${size.left} ${y.at(mark).toFixed(1)}H${right}" stroke="#d8d8d8"/>` +
      `<text x="${size.left - 8}" y="${(y.at(mark) + 4).toFixed(1)}" text-anchor="end">${label(mark)}</text>`,
  );
  const columns = x.marks.map(
    (mark) =>
      `<text x="${x.at(mark).toFixed(1)}" y="${bottom + 20}" text-anchor="middle">${label(mark)}</text>`,
  );
  return [
    ...rows,
    ...columns,
    `<text x="${size.left}" y="24" font-weight="bold">${escapeText(plot.title)}</text>`,
    `<text x="${(size.left + right) / 2}" y="${size.height - 8}" text-anchor="middle">${escapeText(plot.x)}</text>`,
    `<text transform="translate(16 ${(size.top + bottom) / 2}) rotate(-90)" text-anchor="middle">${escapeText(plot.y)}</text>`,
  ].join("\n");
};

const line = (path: string, colour: string, as: Series["as"]): string => {
  if (as === "moments") return "";
  const pen = as === "goal" ? 'stroke-width="1" stroke-dasharray="6 4"' : 'stroke-width="2"';
  return `<path d="M${path}" fill="none" stroke="${colour}" ${pen}/>`;
};

const dot = (x: number, y: number, colour: string): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3" fill="${colour}"/>`;

const hasDots = ({ as, points }: Series): boolean =>
  as === "moments" || (as !== "goal" && points.length <= mostDots);

const curve = (series: Series, index: number, x: Scale, y: Scale): string => {
  const { name, points, as } = series;
  const colour = as === "goal" ? "#555555" : (colours[index % colours.length] ?? "#000000");
  const path = points.map(([px, py]) => `${x.at(px).toFixed(1)} ${y.at(py).toFixed(1)}`).join("L");
  const dots = points.map(([px, py]) => dot(x.at(px), y.at(py), colour)).join("");
  const legendY = size.top + 8 + index * 20;
  const legendX = size.width - size.right + 16;
  return [
    `${line(path, colour, as)}${hasDots(series) ? dots : ""}`,
    as === "moments"
      ? dot(legendX + 10, legendY - 4, colour)
      : line(`${legendX} ${legendY - 4}h20`, colour, as),
    `<text x="${legendX + 26}" y="${legendY}">${escapeText(name)}</text>`,
  ].join("\n");
};

export const linePlot = (plot: Plot): string => {
  const all = plot.series.flatMap((series) => series.points);
  const x = scale(
    all.map(([value]) => value),
    size.left,
    size.width - size.right,
    plot.logarithmicX ?? false,
  );
  const y = scale(
    [0, ...all.map(([, value]) => value)],
    size.height - size.bottom,
    size.top,
    false,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="sans-serif" font-size="12" fill="#222222">`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    axes(plot, x, y),
    ...plot.series.map((series, index) => curve(series, index, x, y)),
    "</svg>\n",
  ].join("\n");
};

import { pictureAddress } from "@app/contract/pictures";
import { type DeskReward, mostRewardPhotoBytes } from "@app/contract/reward-desk";
import { ImageUp } from "lucide-react";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { smallPhoto } from "../../lib/small-photo.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { sendPicture } from "./reward-desk.api.ts";
import { useDeskWork } from "./use-desk-work.ts";
import { WorkNotice } from "./work-notice.tsx";

interface RewardPictureProps {
  reward: DeskReward;
  onDone: () => void;
}

const shownWidth = 320;

/** Drawn small before it goes anywhere; without one the tiles of the category stand for it. */
export function RewardPicture({ reward: { id, picture }, onDone }: RewardPictureProps) {
  const t = useTranslations("rewardDesk.picture");
  const fieldId = useId();
  const work = useDeskWork(onDone);
  const take = (file: File | undefined) => {
    if (!file) return;
    void work.run(async () => {
      const data = await smallPhoto(file, mostRewardPhotoBytes).catch(() => null);
      if (data === null) return work.setProblem("picture");
      return sendPicture(id, data);
    });
  };
  return (
    <section className="grid gap-3 border-t-[1.5px] border-line pt-5">
      <h3 className="text-[1.125rem] font-extrabold">{t("title")}</h3>
      {picture && (
        <img
          src={pictureAddress(picture, shownWidth)}
          alt=""
          className="aspect-[3/2] w-48 rounded-medium rounded-ee-large object-cover"
        />
      )}
      <WorkNotice work={work} />
      <div className="flex flex-wrap items-center gap-3">
        <label
          htmlFor={fieldId}
          className="button relative min-h-12 rounded-medium border-2 border-line bg-white px-4 focus-within:border-ink hover:border-edge"
        >
          {work.isBusy ? <Spinner /> : <ImageUp className="size-5" aria-hidden="true" />}
          {t(picture ? "other" : "take")}
          <input
            id={fieldId}
            type="file"
            accept="image/*"
            className="sr-only"
            onChange={({ target }) => take(target.files?.[0])}
          />
        </label>
        {picture && (
          <button
            type="button"
            className="link min-h-11 text-small"
            onClick={() => void work.run(() => sendPicture(id, null))}
          >
            {t("remove")}
          </button>
        )}
      </div>
    </section>
  );
}

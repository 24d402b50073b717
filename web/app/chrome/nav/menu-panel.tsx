import { useState } from "react";
import { useTranslations } from "use-intl";
import { Wall } from "../../ui/wall.tsx";
import { DestinationRow } from "./destination-row.tsx";
import { type Destination, ecosystem, services } from "./destinations.ts";

/** One list of destinations, and a picture of the one under the pointer or the keyboard. */
export function MenuPanel({ group }: { group: "ecosystem" | "services" }) {
  return group === "ecosystem" ? <EcosystemPanel /> : <ServicesPanel />;
}

function EcosystemPanel() {
  const t = useTranslations("nav.ecosystem");
  return (
    <Panel
      destinations={ecosystem}
      nameOf={(name) => t(`${name}.name`)}
      lineOf={(name) => t(`${name}.line`)}
      previewOf={(name) => t(`${name}.preview`)}
    />
  );
}

function ServicesPanel() {
  const t = useTranslations("nav.services");
  return (
    <Panel
      destinations={services}
      nameOf={(name) => t(`${name}.name`)}
      lineOf={(name) => t(`${name}.line`)}
      previewOf={(name) => t(`${name}.preview`)}
    />
  );
}

interface PanelProps<Name extends string> {
  /** The first one is pictured until another is pointed at. */
  destinations: readonly Destination<Name>[];
  nameOf: (name: Name) => string;
  lineOf: (name: Name) => string;
  previewOf: (name: Name) => string;
}

function Panel<Name extends string>({ destinations, nameOf, lineOf, previewOf }: PanelProps<Name>) {
  const [pictured, setPictured] = useState(destinations[0]?.name);
  const preview = destinations.find(({ name }) => name === pictured);
  return (
    <div className="grid grid-cols-[1fr_17rem]">
      <ul className="p-2.5">
        {destinations.map((destination) => (
          <li key={destination.name}>
            <DestinationRow
              destination={destination}
              name={nameOf(destination.name)}
              line={lineOf(destination.name)}
              onPoint={() => setPictured(destination.name)}
            />
          </li>
        ))}
      </ul>
      {preview && (
        <div className="flex flex-col bg-plaster p-4" data-preview={preview.name}>
          <Wall
            tiles={preview.preview}
            className="grid-cols-3 overflow-hidden rounded-medium rounded-ee-[44px]"
          />
          <p className="mt-3 text-[0.9375rem] leading-snug font-bold">{previewOf(preview.name)}</p>
        </div>
      )}
    </div>
  );
}

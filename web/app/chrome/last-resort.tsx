import { directionOf, type Locale } from "@app/contract/locales";
import { product } from "@app/contract/product";
import { Component, type ReactNode } from "react";
import texts from "./last-resort.json";

/** Plain text and a plain link: needs no script, no style, no catalogue. */
function LastResort({ locale }: { locale: Locale }) {
  const { message, home } = texts[locale];
  return (
    <main>
      <p>{message}</p>
      <p>
        <a href="/">{home}</a>
      </p>
    </main>
  );
}

/** The whole document, for when the server cannot render the error screen. */
export function LastResortDocument({ locale }: { locale: Locale }) {
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{product.name[locale]}</title>
      </head>
      <body>
        <LastResort locale={locale} />
      </body>
    </html>
  );
}

interface Props {
  locale: Locale;
  children: ReactNode;
}

/** Stands around the error screen itself. */
export class LastResortBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <LastResort locale={this.props.locale} /> : this.props.children;
  }
}

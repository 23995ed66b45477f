import { html } from 'hono/html';

type Markup = ReturnType<typeof html>;

const STYLE = html`<style>
  :root {
    color-scheme: light dark;
    --table: #f6f5f2;
    --surface: #fff;
    --ink: #1b1a17;
    --quiet: #5f5b53;
    --line: #dedad2;
    --accent: #c8371b;
    --accent-ink: #fff;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --table: #151412;
      --surface: #1e1d1a;
      --ink: #f2efe8;
      --quiet: #a8a398;
      --line: #35332e;
      --accent: #ff6a4d;
      --accent-ink: #1b0b07;
    }
  }
  * {
    box-sizing: border-box;
  }
  body {
    margin: 0;
    min-height: 100dvh;
    display: grid;
    place-items: center;
    padding: 24px 16px;
    background: var(--table);
    color: var(--ink);
    font:
      17px/1.55 system-ui,
      sans-serif;
  }
  main {
    width: min(400px, 100%);
    padding: 32px 24px;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: 8px;
  }
  h1 {
    margin: 0 0 4px;
    font-size: 28px;
    line-height: 1.2;
    letter-spacing: -0.01em;
  }
  p {
    margin: 0 0 24px;
    color: var(--quiet);
    font-size: 15px;
  }
  label {
    display: block;
    margin-bottom: 16px;
    font-size: 15px;
  }
  input {
    display: block;
    width: 100%;
    min-height: 44px;
    margin-top: 4px;
    padding: 8px 12px;
    font: inherit;
    color: inherit;
    background: transparent;
    border: 1px solid var(--quiet);
    border-radius: 8px;
  }
  button {
    width: 100%;
    min-height: 48px;
    font: inherit;
    font-weight: 600;
    color: var(--accent-ink);
    background: var(--accent);
    border: 0;
    border-radius: 999px;
    cursor: pointer;
  }
  :focus-visible {
    outline: 2px solid var(--ink);
    outline-offset: 2px;
  }
  a {
    display: block;
    padding: 12px;
    margin-top: 8px;
    text-align: center;
    color: var(--quiet);
  }
  [role='alert'] {
    color: var(--accent);
  }
  .apart {
    position: absolute;
    left: -9999px;
  }
</style>`;

/**
 * Returns a complete page for the few routes where the server itself renders HTML, in the site's light and dark style
 * and without subresources. The template escapes every value.
 */
export function plainPage(title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Where My Pix</title>
        ${STYLE}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}

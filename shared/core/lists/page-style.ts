/** The style of a ZIP's page: the light table's colors (`shared/ui/kit/tokens.css`) and system fonts. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --table: #f6f5f2; --surface: #fff; --sunken: #edebe5; --ink: #1b1a17; --quiet: #5f5b53;
  --line: #dedad2; --edge: #8c877c; --accent: #c8371b; --amber: #8a5a00; --print: #fff;
  --mono: ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --table: #151412; --surface: #1e1d1a; --sunken: #100f0e; --ink: #f2efe8; --quiet: #a8a398;
    --line: #35332e; --edge: #716c62; --accent: #ff6a4d; --amber: #e3b04b; --print: #33302b;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 90rem; padding: 1.5rem 1rem 4rem; background: var(--table); color: var(--ink);
  font: 0.9375rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
.count { margin: 0.5rem 0 0; font-size: 1.0625rem; font-weight: 600; }
.how { margin: 0.25rem 0 0; max-width: 46rem; color: var(--quiet); }
.how code { font-family: var(--mono); font-size: 0.8125rem; }
.search { display: block; margin: 1.5rem 0 0; max-width: 40rem; font-weight: 600; }
.search input { display: block; width: 100%; min-height: 2.75rem; margin-top: 0.25rem; padding: 0 0.75rem; font: inherit;
  font-weight: 400; color: inherit; background: var(--surface); border: 1px solid var(--edge); border-radius: 8px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
nav { margin-top: 1.25rem; }
nav ul { display: flex; gap: 0.5rem; margin: 0; padding: 2px 2px 0.5rem; list-style: none; overflow-x: auto; }
nav button { display: flex; gap: 0.75rem; justify-content: space-between; align-items: baseline; width: 100%;
  min-height: 2.75rem; padding: 0.5rem 0.75rem; font: inherit; text-align: left; color: inherit; white-space: nowrap;
  background: var(--surface); border: 1px solid var(--line); border-radius: 8px; cursor: pointer; }
nav button[aria-current] { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); }
.number { font-family: var(--mono); font-size: 0.8125rem; color: var(--quiet); }
main { margin-top: 1.25rem; min-width: 0; }
h2 { margin: 0; font-size: 1.3125rem; line-height: 1.35; }
#found { margin: 0.25rem 0 1rem; color: var(--quiet); }
#photos { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: 1.5rem 1rem; margin: 0;
  padding: 0; list-style: none; }
#photos li { content-visibility: auto; contain-intrinsic-size: auto 18rem; min-width: 0; }
#photos p { margin: 0.25rem 0 0; font-size: 0.8125rem; line-height: 1.5; }
.print { display: grid; place-items: center; aspect-ratio: 4 / 3; padding: 6px; overflow: hidden; background: var(--print);
  border: 1px solid var(--line); border-radius: 3px; color: inherit; text-decoration: none; }
.print img { width: 100%; height: 100%; min-height: 0; object-fit: contain; font-size: 0.8125rem; }
.nothing { font-family: var(--mono); color: var(--quiet); }
#photos .name { margin-top: 0.5rem; font-family: var(--mono); font-weight: 600; }
.beside, .before { color: var(--quiet); }
.before span { font-family: var(--mono); }
.reason { color: var(--amber); }
#photos .look { font-weight: 600; }
#more { display: block; min-height: 2.75rem; margin: 1.5rem auto 0; padding: 0 1.25rem; font: inherit; font-weight: 600;
  color: inherit; background: var(--surface); border: 1px solid var(--edge); border-radius: 8px; cursor: pointer; }
[hidden] { display: none !important; }
@media (max-width: 27rem) {
  #photos { grid-template-columns: 1fr 1fr; gap: 1.25rem 0.75rem; }
}
@media (min-width: 64rem) {
  .halves { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 2rem; margin-top: 1.25rem; align-items: start; }
  nav { position: sticky; top: 1rem; margin: 0; }
  main { margin: 0; }
  nav ul { flex-direction: column; gap: 0.25rem; max-height: calc(100vh - 2rem); overflow: auto; }
  nav button { white-space: normal; }
}
`;

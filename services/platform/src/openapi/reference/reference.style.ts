import { createHash } from 'node:crypto';

export const REFERENCE_STYLE = `
:root{color-scheme:light dark;--line:#8883;--soft:light-dark(#59616f,#a0a8b8);--mark:light-dark(#3350d0,#93a5ff)}
*{box-sizing:border-box}
html{scroll-padding-block-start:1rem}
body{font:14px/1.55 system-ui,sans-serif;margin:0;display:grid;grid-template-columns:16rem minmax(0,60rem);gap:2rem}
nav{position:sticky;inset-block-start:0;block-size:100vh;overflow:auto;padding:1.5rem 1rem;border-inline-end:1px solid var(--line);font-size:13px}
nav ul{list-style:none;margin:0;padding:0}
nav>ul>li{margin-block-end:1rem;font-weight:600}
nav li ul{font-weight:400;margin-block-start:.25rem}
nav a{display:block;padding-block:.125rem;color:var(--soft);text-decoration:none}
nav a:hover,nav a:focus-visible{color:var(--mark)}
main{padding:1.5rem 1.5rem 4rem}
h1{font-size:1.5rem;margin-block-start:0}
h2{font-size:1.125rem;margin-block:2.5rem .5rem}
h3{font-size:1rem;margin:0}
h3 a{color:inherit;text-decoration:none}
a{color:var(--mark)}
article{padding-block:1.25rem;border-block-start:1px solid var(--line)}
article:target h3{color:var(--mark)}
.call b{font-size:12px;letter-spacing:.04em}
code{font:13px ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
td code{white-space:nowrap}
.wide{overflow-x:auto}
table{inline-size:100%;border-collapse:collapse;margin-block:.5rem 1rem;font-size:13px}
caption{text-align:start;font-weight:600;padding-block-end:.25rem}
th,td{text-align:start;vertical-align:top;padding:.375rem .75rem .375rem 0;border-block-end:1px solid var(--line)}
th{color:var(--soft);font-weight:500}
summary{cursor:pointer;padding-block:.25rem}
@media(max-width:768px){body{display:block}nav{position:static;block-size:auto;max-block-size:40vh;border:0;border-block-end:1px solid var(--line)}main{padding:1rem}}
`;

/** The page's one style, by its hash; no script, no frame. */
export const REFERENCE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(REFERENCE_STYLE).digest('base64')}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

import { createHash } from 'node:crypto';

/** The look of the careers pages, which load nothing else. */
export const CAREERS_STYLE = `
:root{color-scheme:light dark;--page:#f6f7f9;--card:#fff;--ink:#1b1e26;--soft:#565d70;--line:#e3e6ec;--edge:#81889b;--main:#2f4fd0;--on:#fff;--tint:#eef1fd;--bad:#b42318;--badtint:#fdf0ee;--good:#18794e}
@media (prefers-color-scheme:dark){:root{--page:#14161b;--card:#1d2027;--ink:#eceef3;--soft:#a8aebd;--line:#323743;--edge:#7b8296;--main:#9db0ff;--on:#10132a;--tint:#262c47;--bad:#ff9c92;--badtint:#3a2020;--good:#6fd3a4}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 Inter,system-ui,"Noto Sans","Noto Sans Devanagari","Noto Sans Arabic",sans-serif;overflow-wrap:anywhere}
a{color:var(--main)}
:focus-visible{outline:2px solid var(--main);outline-offset:2px}
.skip{position:absolute;inset-block-start:-4rem}.skip:focus{inset-block-start:.5rem;background:var(--card);padding:.5rem}
header,footer{background:var(--card);border-block-end:1px solid var(--line)}
footer{background:none;border-block:1px solid var(--line);margin-block-start:3rem;color:var(--soft);font-size:.875rem}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.5rem;max-width:64rem;margin-inline:auto;padding:.75rem 1rem}
.bar a{color:var(--soft);text-decoration:none;font-weight:500;padding-block:.375rem}.bar a:hover{text-decoration:underline}
.bar .brand{display:flex;align-items:center;gap:.625rem;color:var(--ink);font-weight:600}
.brand img,.tile{inline-size:2rem;block-size:2rem;border-radius:.375rem;object-fit:contain}
.tile{display:grid;place-items:center;background:#12312b;color:#9be7cf}
.tongues{margin-inline-start:auto;display:flex;gap:1rem}
.tongues a[aria-current]{color:var(--ink)}
@media (max-width:36rem){header .bar{column-gap:1rem}header .bar>a{order:1}header .bar .brand{order:0;flex:1 1 40%}.tongues{gap:.75rem}}
main{max-width:48rem;margin-inline:auto;padding:2rem 1rem 0}
main.wide{max-width:66rem}
h1{font-size:1.625rem;line-height:1.25;margin:0 0 .5rem}
h2{font-size:1rem;margin:1.5rem 0 .5rem}
h3{font-size:1rem;margin:1.25rem 0 .25rem}
p{margin:0 0 .75rem}.soft{color:var(--soft)}.small{font-size:.875rem}
.find{display:flex;flex-wrap:wrap;gap:.5rem .75rem;margin-block:1rem;align-items:end}
.chip{display:inline-block;border:1px solid var(--line);border-radius:2rem;padding:.375rem .875rem;background:var(--card);color:var(--ink);text-decoration:none;font-size:.875rem}
.chip[aria-current]{background:var(--tint);border-color:var(--main);color:var(--main)}
.card{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:1.25rem}
.jobs{list-style:none;margin:0;padding:0;background:var(--card);border:1px solid var(--line);border-radius:.5rem}
.jobs li+li{border-block-start:1px solid var(--line)}
.jobs a{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;padding:.75rem 1rem;color:inherit;text-decoration:none}
.jobs a:hover{background:var(--tint)}
.jobs strong{display:block;font-weight:600}
.pay{text-align:end}
.two{display:grid;gap:2.5rem}
@media (min-width:56rem){.two{grid-template-columns:minmax(0,25rem) minmax(0,1fr)}}
.facts{display:flex;flex-wrap:wrap;margin:0 0 1rem;background:var(--card);border:1px solid var(--line);border-radius:.5rem}
.facts div{padding:.5rem .875rem;flex:1 1 8rem}.facts dt{color:var(--soft);font-size:.875rem}.facts dd{margin:0;font-weight:600}
.fields{display:grid;gap:1rem}
@media (min-width:36rem){.fields{grid-template-columns:1fr 1fr}.fields .all{grid-column:1/-1}}
label,legend{display:block;font-weight:600;font-size:.875rem;margin-block-end:.25rem;padding:0}
input[type=text],input[type=email],input[type=tel],input[type=number],input[type=search],input[type=file],textarea{inline-size:100%;min-block-size:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--card);border:1px solid var(--edge);border-radius:.375rem}
textarea{min-block-size:6rem}
fieldset{border:0;margin:0;padding:0;min-inline-size:0}
.check{display:flex;gap:.625rem;align-items:flex-start;font-weight:400;margin-block:.5rem}
.check input{inline-size:1.25rem;block-size:1.25rem;flex:none;margin:.125rem 0 0;accent-color:var(--main)}
.help{color:var(--soft);font-size:.875rem;margin:.25rem 0 0}
.fault{color:var(--bad);font-size:.875rem;margin:.25rem 0 0}
.faults{background:var(--badtint);border:1px solid var(--bad);border-radius:.5rem;padding:.75rem 1rem;margin-block-end:1rem}
.faults a{color:var(--bad)}
[aria-invalid=true]{border-color:var(--bad)!important}
.unseen{position:absolute;inset-inline-start:-10000px;inline-size:1px;block-size:1px;overflow:hidden}
button,.button{font:inherit;font-weight:600;min-block-size:2.75rem;padding:.5rem 1.25rem;border-radius:.375rem;border:1px solid var(--main);background:var(--main);color:var(--on);cursor:pointer;text-decoration:none;display:inline-block}
.plain{background:none;color:var(--main)}.risky{background:none;border-color:var(--bad);color:var(--bad)}
.ends{display:flex;flex-wrap:wrap;gap:.75rem 1rem;align-items:center;justify-content:space-between;border-block-start:1px solid var(--line);margin:1.25rem -1.25rem -1.25rem;padding:1rem 1.25rem}
.acts{display:flex;flex-wrap:wrap;gap:.75rem;margin-block:1rem}
.way{list-style:none;display:flex;flex-wrap:wrap;gap:.375rem;padding:0;margin:1rem 0}
.way li{flex:1 1 6rem;border-block-start:.25rem solid var(--line);padding-block-start:.375rem;color:var(--soft);font-size:.875rem}
.way .done{border-color:var(--good)}.way .at{border-color:var(--main);color:var(--ink);font-weight:600}
.card+.card{margin-block-start:1rem}
details{margin-block-start:1rem}summary{cursor:pointer;font-weight:600}
@media print{header,footer,form{display:none}}
`;

const hash = createHash('sha256').update(CAREERS_STYLE).digest('base64');

/** Nothing runs and nothing is loaded but the company's logo; forms go to the portal alone. */
export const CAREERS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hash}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

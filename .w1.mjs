import { b, signIn } from './.walk.mjs';
import fs from 'node:fs';
const p = await signIn('admin@demo.test');
const get = async (u) => { const r = await p.request.get(u); return r; };
const runs = await (await get('/api/finance/runs?limit=50')).json();
console.log(runs.items.map(r => [r.month, r.kind, r.state, r.id].join(' ')).join('\n'));
const paid = runs.items.find(r => r.kind === 'regular' && r.state !== 'draft' && /paid|locked/.test(r.state));
const slips = await (await get(`/api/finance/slips?run=${paid.id}&limit=3`)).json();
console.log(JSON.stringify(slips).slice(0, 600));
const s = slips.items[0];
for (const [n, u] of [['slip', `/api/finance/slips/${s.id}/pdf`], ['form', `/api/finance/tax-forms/${s.employee?.id ?? s.employeeId}/pdf?taxYear=2026`], ['form2', `/api/finance/tax-forms/${s.employee?.id ?? s.employeeId}/pdf?taxYear=2026-27`]]) {
  const r = await get(u); console.log(n, r.status(), r.headers()['content-type']);
  if (r.ok()) fs.writeFileSync(`/tmp/${n}.pdf`, await r.body()); else console.log(await r.text());
}
await b.close();

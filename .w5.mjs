import { b, signIn } from './.walk.mjs';
const p = await signIn('admin@demo.test', { viewport: { width: 375, height: 800 } });
const r = await (await p.request.get('/api/proposals?limit=50')).json();
const d = r.items.find(i => (i.state ?? i.status) === 'draft');
await p.goto('/demo/client/proposal?open=' + d.id); await p.waitForTimeout(5000);
await p.screenshot({ path: '/tmp/shots/prop375.png' });
await b.close();

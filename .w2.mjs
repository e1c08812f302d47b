import { b, signIn } from './.walk.mjs';
const p = await signIn('admin@demo.test', { viewport: { width: 1440, height: 1000 } });
p.on('console', m => m.type() === 'error' && console.log('console', m.text()));
const r = await (await p.request.get('/api/proposals?limit=50')).json();
const d = r.items.find(i => i.state === 'draft' || i.status === 'draft') ?? r.items[0];
console.log(d.title, d.state ?? d.status);
await p.goto('/demo/client/proposal?open=' + d.id); await p.waitForTimeout(4000);
const box = p.getByRole('textbox', { name: /^Introduction/ });
if (await box.count()) { await box.click(); await p.keyboard.press('End'); await p.keyboard.press('Control+b'); await p.keyboard.type(' bold words'); await p.keyboard.press('Control+b'); await p.keyboard.press('Enter'); await p.keyboard.type('- first'); await p.keyboard.press('Enter'); await p.keyboard.type('second'); await p.waitForTimeout(3500); }
await p.screenshot({ path: '/tmp/shots/prop.png' });
await p.setViewportSize({ width: 375, height: 800 }); await p.waitForTimeout(1500); await p.screenshot({ path: '/tmp/shots/prop375.png' });
await p.setViewportSize({ width: 1440, height: 1000 });
await p.goto('/demo/client/onboarding'); await p.waitForTimeout(3000); await p.screenshot({ path: '/tmp/shots/onb.png' });
const k = p.getByRole('link', { name: /Plan kick-off/ }).or(p.getByRole('button', { name: /Plan kick-off/ })).first();
console.log('kick', await k.count());
if (await k.count()) { await k.click(); await p.waitForTimeout(3000); await p.screenshot({ path: '/tmp/shots/kick.png' }); }
await b.close();

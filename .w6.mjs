import { b, signIn } from './.walk.mjs';
const p = await signIn('employee@demo.test', { viewport: { width: 1600, height: 1000 }, timezoneId: 'Asia/Kolkata' });
p.on('console', m => m.type() === 'error' && console.log('console', m.text()));
const shot = async (n) => p.screenshot({ path: `/tmp/shots/${n}.png` });
await p.goto('/demo/employee/TaskTable?layout=week'); await p.waitForTimeout(6000);
await p.getByRole('button', { name: /Previous week|Week before/ }).or(p.locator('button:has(svg)').filter({ hasText: '' }).nth(99)).first().click().catch(e => console.log('no prev')); await p.waitForTimeout(3000);
console.log(await p.getByRole('button').allInnerTexts().then(x => x.slice(0, 60).join('|')));
const day = p.getByRole('button', { name: /Tue|Wed/ }).first();
if (await day.count()) { await day.click(); await p.waitForTimeout(2500); }
await shot('w-week');
await p.setViewportSize({ width: 375, height: 1100 }); await p.waitForTimeout(1500); await shot('w-week375');
await b.close();

import { b, signIn } from './.walk.mjs';
const p = await signIn('hr@demo.test');
await p.goto('/demo/evaluation/table?cycle=01a22ac3-498b-7476-9703-44eef01064f7'); await p.waitForTimeout(6000);
console.log(p.url());
await p.screenshot({ path: '/tmp/shots/first.png' });
await b.close();

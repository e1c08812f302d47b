import { b, signIn } from './.walk.mjs';
const [,, email, w, ...paths] = process.argv;
const p = await signIn(email, { viewport: { width: Number(w), height: w > 500 ? 900 : 800 } });
for (const path of paths) {
  await p.goto('/demo/' + path); await p.waitForTimeout(3500);
  await p.screenshot({ path: `/tmp/shots/${path.replace(/[^a-zA-Z]/g, '_')}-${w}.png` });
}
await b.close();

// P=4510 node infra/look.tmp.mjs '[{"name","as","path","w","h","dark","lang","full","do":[["click","Name"],["wait",500]]}]'
import { chromium } from '@playwright/test';
import fs from 'node:fs';
import { findBrowser } from './src/browser/browser.finder.mjs';
const P = process.env.P ?? '4510'; const base = `http://localhost:${P}`;
const shots = JSON.parse(process.argv[2]);
fs.mkdirSync('/tmp/shots', { recursive: true });
const browser = await chromium.launch(await findBrowser(console.log));
const sessions = new Map();
for (const s of shots) {
  const key = s.as ?? '';
  const context = await browser.newContext({ viewport: { width: s.w ?? 1440, height: s.h ?? 900 }, colorScheme: s.dark ? 'dark' : 'light', storageState: sessions.get(key) });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console', s.name, m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log('pageerror', s.name, String(e).slice(0, 300)));
  if (key && !sessions.has(key)) {
    await page.goto(`${base}/${s.code ?? 'demo'}/${key === 'client' ? 'auth/client/login' : 'auth/login'}`);
    await page.getByLabel('Work email').or(page.getByLabel('Email')).first().fill(key.includes('@') ? key : `${key}@demo.test`);
    await page.getByLabel('Password', { exact: true }).fill(s.password ?? 'Demo!2026');
    await page.keyboard.press('Enter');
    await page.waitForURL((u) => !u.pathname.includes('/auth/'), { timeout: 30000 });
    sessions.set(key, await context.storageState());
  }
  if (s.lang) await page.addInitScript((l) => localStorage.setItem('atrium.language', l), s.lang);
  if (s.lang || s.dark !== undefined) {
    await page.addInitScript(({ l, d }) => { for (const k of Object.keys(localStorage)) { if (/display/i.test(k)) { try { const v = JSON.parse(localStorage.getItem(k)); if (v && typeof v === 'object') { if (l) v.language = l; if (d !== undefined) v.theme = d ? 'dark' : 'light'; localStorage.setItem(k, JSON.stringify(v)); } } catch {} } } }, { l: s.lang, d: s.dark });
  }
  await page.goto(base + (s.path.startsWith('/') ? s.path : `/${s.code ?? 'demo'}/${s.path}`));
  await page.waitForLoadState('networkidle').catch(() => {});
  for (const [act, what, more] of s.do ?? []) {
    try {
      if (act === 'click') await page.getByRole(more ?? 'button', { name: what }).first().click({ timeout: 5000 });
      else if (act === 'text') await page.getByText(what).first().click({ timeout: 5000 });
      else if (act === 'fill') await page.getByLabel(what).first().fill(more);
      else if (act === 'press') await page.keyboard.press(what);
      else if (act === 'type') await page.keyboard.type(what);
      else if (act === 'wait') await page.waitForTimeout(what);
      else if (act === 'eval') console.log(s.name, await page.evaluate(what));
      else if (act === 'css') await page.locator(what).first().click({ timeout: 5000 });
    } catch (e) { console.log('do failed', s.name, act, what, String(e).slice(0, 200)); }
  }
  await page.waitForTimeout(600);
  await page.screenshot({ path: `/tmp/shots/${s.name}.png`, fullPage: !!s.full });
  console.log(s.name, page.url());
  await context.close();
}
await browser.close();

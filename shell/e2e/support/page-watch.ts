import { expect, type Page } from '@playwright/test';

/** Errors on a page since the last call. */
export interface PageWatch {
  take: () => string[];
}

/** A guest's page asks who is signed in and gets 401, which the browser logs as an error. */
const isExpected = (url: string) => url.endsWith('/api/auth/me');

/** Collects console errors, exceptions and failed requests. */
export function watchPage(page: Page): PageWatch {
  let faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.location().url))
      faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && !isExpected(response.url()))
      faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Leaving a page cancels its requests.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') faults.push(`${reason} ${request.url()}`);
  });
  return {
    take: () => {
      const taken = faults;
      faults = [];
      return taken;
    },
  };
}

/**
 * Waits for a message that goes after two seconds. Its button gets the focus, which keeps it, and gets it again when a
 * dialog that closes gives it to what opened it. The page itself looks out for the message, since a busy machine may take
 * longer to ask the page.
 */
export function untilSaid(page: Page, text: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const keep = (button: HTMLElement | null) => {
          if (!button?.isConnected) return;
          // A modal dialog would take the focus back.
          if (!document.querySelector('[aria-modal="true"]')) button.focus();
          requestAnimationFrame(() => keep(button));
        };
        const look = () => {
          const messages = [...document.querySelectorAll('[role="status"]')];
          const said = messages.find(({ textContent }) => textContent.includes(wanted));
          if (!said?.checkVisibility()) {
            requestAnimationFrame(look);
            return;
          }
          keep(said.querySelector('button'));
          resolve();
        };
        look();
      }),
    text,
  );
}

/** Waits until nothing of a page is still loading. */
export async function untilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Makes every page opened from now on measure its layout shifts. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifted = { sum: 0, what: [] as string[] };
    Reflect.set(globalThis, 'shifted', shifted);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        if (entry.hadRecentInput) continue;
        shifted.sum += entry.value;
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? (node.getAttribute('class') ?? node.tagName) : '',
        );
        shifted.what.push(`${entry.value.toFixed(3)} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** The page's cumulative layout shift, and which elements moved. */
export function takeShifts(page: Page): Promise<{ sum: number; what: string[] }> {
  return page.evaluate(() => Reflect.get(globalThis, 'shifted') as { sum: number; what: string[] });
}

/** Visible controls whose centre another element covers, also after they were scrolled out from under it. */
export function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The skip link is visible only with keyboard focus.
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href]:not(.at-skip), button, input, select, textarea',
    );
    const isPressable = (control: HTMLElement) => {
      const box = control.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (box.width < 8 || box.height < 8 || !control.checkVisibility({ visibilityProperty: true }))
        return true;
      if (control.closest('[inert], [aria-hidden="true"]')) return true;
      const top = document.elementFromPoint(x, y);
      // Outside the window, or scrolled out of its container.
      if (!top || !isInSight(control, x, y)) return true;
      const label =
        control.closest('label') ?? document.querySelector(`label[for="${CSS.escape(control.id)}"]`);
      return control.contains(top) || top.contains(control) || Boolean(label?.contains(top));
    };
    const isInSight = (control: HTMLElement, x: number, y: number) => {
      for (let box = control.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (x < left || x > right || y < top || y > bottom) return false;
      }
      return true;
    };
    return [...controls]
      .filter((control) => {
        if (isPressable(control)) return false;
        // What lies under a fixed column or a bar that stays comes out by scrolling.
        control.scrollIntoView({ block: 'nearest', inline: 'center' });
        return !isPressable(control);
      })
      .map((control) => `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`);
  });
}

/** On a phone, where each row of a list is a card: the cells of one that lie upon each other. */
export function findOverlaid(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cellsOf = (row: Element) =>
      [...row.querySelectorAll(':scope > td')]
        .map((cell) => ({ box: cell.getBoundingClientRect(), text: cell.textContent }))
        .filter(({ box }) => box.width > 0 && box.height > 0);
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return [...document.querySelectorAll('.at-cards tbody tr')].flatMap((row) =>
      cellsOf(row).flatMap((one, place, all) =>
        all
          .slice(place + 1)
          .filter((other) => overlap(one.box, other.box))
          .map((other) => `${one.text} / ${other.text}`),
      ),
    );
  });
}

/** Less than the height of one row. */
const NO_ROOM_PX = 40;

/** Lists that have rows, and for which the page leaves no room. */
export function findSquashed(page: Page): Promise<string[]> {
  return page.evaluate(
    (noRoom) =>
      [...document.querySelectorAll('.at-table-wrap:has(tbody tr)')]
        .filter((list) => list.checkVisibility() && list.getBoundingClientRect().height < noRoom)
        .map((list) => list.textContent.slice(0, 80)),
    NO_ROOM_PX,
  );
}

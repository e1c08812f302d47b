import { jest } from '@jest/globals';
import type { CurrentUser, LiveEvent } from '@atrium/contracts';
import { fetchSession } from '@atrium/sdk';
import { act, render, screen } from '@testing-library/react';
import { App } from '../entry/app.js';
import { createCompanyArea } from '../entry/company-area.js';
import { publicRoutes } from '../entry/public.routes.js';
import { companyRoutes } from '../company/company.routes.js';
import { createPortalStore } from '../session/portal-store.js';
import { Failure, FakeApi } from './fake-api.js';
import { clients, hr, portalForNobody, portalOf } from './remotes.js';

// A page's code is loaded when it is first shown; in a cold test run that takes a while and is not under test.
beforeAll(async () => {
  await import('../company/company-area.js');
  await import('../lock/lock-content.js');
  // One after the other: Jest cannot link modules that two imports load at the same time.
  for (const { Page } of [...publicRoutes, ...companyRoutes]) await Page.preload();
}, 60_000);

/** Replaces the event stream, which jsdom lacks; the test sends its events. */
class FakeEventSource {
  static open = new Set<FakeEventSource>();
  onopen: (() => void) | null = null;
  onmessage: ((message: MessageEvent<string>) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeEventSource.open.add(this);
  }
  close() {
    FakeEventSource.open.delete(this);
  }
}

const ignore = () => undefined;
/** No media query matches: a desktop with a light theme. react-bootstrap still uses the old listener methods. */
const mediaQuery = {
  matches: false,
  addEventListener: ignore,
  removeEventListener: ignore,
  addListener: ignore,
  removeListener: ignore,
};

function fakeBrowser(): void {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => mediaQuery });
  Object.defineProperty(window, 'scrollTo', { configurable: true, value: ignore });
  Object.defineProperty(globalThis, 'EventSource', { configurable: true, value: FakeEventSource });
}

const OWN_DISPLAY = { key: 'portal.display', value: {} };
const COMPANY_DISPLAY = { key: 'company.display', value: {}, version: 0 };

/** The server of a company with both remotes on; `user` is the signed-in person. */
export function serverFor(user: CurrentUser | null): FakeApi {
  return new FakeApi()
    .on('GET auth/me', () => (user ? { user } : new Failure(401, 'NOT_SIGNED_IN')))
    .on('POST auth/logout', () => ({ done: true }))
    .on('GET portal/info', () => ({ localOutbox: false, demo: null }))
    .on('GET portal/resolve', () => (user ? portalOf([hr, clients]) : portalForNobody()))
    .on('GET portal/next-steps', () => ({ items: [], news: [] }))
    .on('GET calendar/items', () => ({ items: [], more: [], failed: [] }))
    .on('GET calendar/sources', () => ({ items: [] }))
    .on('GET settings', () => ({ items: [{ ...OWN_DISPLAY, version: 0 }, COMPANY_DISPLAY] }))
    .on('PUT settings/portal.display', ({ body }) => ({ ...OWN_DISPLAY, ...(body as object), version: 1 }))
    .on('GET announcements/pinned', () => ({ items: [] }))
    .on('GET inbox/counts', () => ({ notifications: 0, messages: 0, badges: {} }))
    .on('GET companies/acme', () => ({ code: 'acme', name: 'Acme Media', logo: null }))
    .on('GET companies/globex', () => ({ code: 'globex', name: 'Globex', logo: null }));
}

/** Opens the portal at a URL, like a browser that starts there. */
export function openPortal(address: string) {
  fakeBrowser();
  FakeEventSource.open.clear();
  window.history.replaceState(null, '', address);
  const store = createPortalStore();
  const view = render(<App store={store} companyArea={createCompanyArea(store)} />);
  act(() => void store.dispatch(fetchSession()));
  return { ...view, store };
}

/** Breaks the event stream until the page reports it. */
export async function breakStream(until: () => Promise<unknown>): Promise<void> {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  for (let failure = 0; failure < 4; failure += 1) {
    act(() => {
      for (const source of FakeEventSource.open) source.onerror?.();
      jest.advanceTimersByTime(30_000);
    });
  }
  jest.useRealTimers();
  await until();
}

/** Restores the event stream. */
export function restoreStream(): void {
  act(() => {
    for (const source of FakeEventSource.open) source.onopen?.();
  });
}

/** Sends a live event to the open pages. */
export function sendLiveEvent(event: LiveEvent): void {
  act(() => {
    for (const source of FakeEventSource.open) {
      source.onmessage?.(new MessageEvent('message', { data: JSON.stringify(event) }));
    }
  });
}

export const address = () => `${window.location.pathname}${window.location.search}`;

/** Presses a button whose page then waits for an answer; React's test mode requires that the press is awaited. */
export async function press(name: string): Promise<void> {
  await act(async () => screen.getByRole('button', { name }).click());
}

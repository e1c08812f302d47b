import { companyDisplayKey, displayKey } from '@atrium/contracts';
import { language, listSettings, settingIn, type PortalStore } from '@atrium/sdk';
import { displayArrived } from '../customizer/customizer.slice.js';
import { resolvePortal } from '../portal/portal.api.js';

/**
 * Fetches the frame's data and look before its first render. Failures show where the frame requests it again.
 * @param userId the signed-in person
 */
export const fetchFrameData = (store: PortalStore, userId: string): Promise<unknown> =>
  Promise.all([
    store.dispatch(resolvePortal.initiate({ language: language() }, { subscribe: false })),
    fetchDisplay(store, userId),
  ]);

async function fetchDisplay(store: PortalStore, userId: string): Promise<void> {
  const { data } = await store.dispatch(listSettings.initiate(undefined, { subscribe: false }));
  if (!data) return;
  const [company, own] = [settingIn(data.items, companyDisplayKey), settingIn(data.items, displayKey)];
  const version = data.items.find(({ key }) => key === displayKey.key)?.version ?? 0;
  store.dispatch(displayArrived({ userId, company, own, version }));
}

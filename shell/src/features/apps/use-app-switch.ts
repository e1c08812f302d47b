import type { App } from '@atrium/contracts';
import { t, translate, useStep } from '@atrium/sdk';
import { useSwitchAppMutation } from './apps.api.js';

/** Switching on happens at once; switching off takes an app away from people, so it asks first. */
export function useAppSwitch(): (app: App, enabled: boolean) => Promise<void> {
  const [switchApp] = useSwitchAppMutation();
  const { take } = useStep();
  return async (app, enabled) => {
    const title = translate(app.title);
    const ask = {
      title: t('Switch {title} off?', { title }),
      text: t(
        '{people, plural, one {One person loses it immediately, in open pages too.} other {# people lose it immediately, in open pages too.}} Its data is kept and comes back when you switch it on.',
        { people: app.people },
      ),
      confirmText: t('Switch off'),
      tone: 'danger',
    } as const;
    await take({
      of: app.id,
      ask: enabled ? null : ask,
      work: () => switchApp({ id: app.id, enabled }).unwrap(),
      failed: enabled
        ? t('{title} could not be switched on', { title })
        : t('{title} could not be switched off', { title }),
    });
  };
}

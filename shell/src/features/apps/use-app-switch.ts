import type { App } from '@atrium/contracts';
import { confirm, isApiFailure, t, toast, translate } from '@atrium/sdk';
import { useSwitchAppMutation } from './apps.api.js';

/** Switching on happens at once; switching off takes an app away from people, so it asks first. */
export function useAppSwitch(): (app: App, enabled: boolean) => Promise<void> {
  const [switchApp] = useSwitchAppMutation();
  return async (app, enabled) => {
    const title = translate(app.title);
    const agreed =
      enabled ||
      (await confirm({
        title: t('Switch {title} off?', { title }),
        text: t(
          '{people, plural, one {One person loses it at once, in open pages too.} other {# people lose it at once, in open pages too.}} Its data is kept and comes back when you switch it on.',
          { people: app.people },
        ),
        confirmText: t('Switch off'),
        tone: 'danger',
      }));
    if (!agreed) return;
    try {
      await switchApp({ id: app.id, enabled }).unwrap();
    } catch (reason) {
      const text = isApiFailure(reason) ? reason.error.message : undefined;
      const words = enabled
        ? t('{title} could not be switched on', { title })
        : t('{title} could not be switched off', { title });
      toast.error(words, text ? { text } : {});
    }
  };
}

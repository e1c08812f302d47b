import type { App } from '@atrium/contracts';
import { confirm, isApiFailure, toast } from '@atrium/sdk';
import { useSwitchAppMutation } from './apps.api.js';

const people = (count: number) => (count === 1 ? 'One person loses' : `${count} people lose`);

/** Switching on happens at once; switching off takes an app away from people, so it asks first. */
export function useAppSwitch(): (app: App, enabled: boolean) => Promise<void> {
  const [switchApp] = useSwitchAppMutation();
  return async (app, enabled) => {
    const agreed =
      enabled ||
      (await confirm({
        title: `Switch ${app.title} off?`,
        text: `${people(app.people)} it at once, in open pages too. Its data is kept and comes back when you switch it on.`,
        confirmText: 'Switch off',
        tone: 'danger',
      }));
    if (!agreed) return;
    try {
      await switchApp({ id: app.id, enabled }).unwrap();
      toast.success(`${app.title} is ${enabled ? 'on' : 'off'}`);
    } catch (reason) {
      const text = isApiFailure(reason) ? reason.error.message : undefined;
      toast.error(`${app.title} could not be switched ${enabled ? 'on' : 'off'}`, text ? { text } : {});
    }
  };
}

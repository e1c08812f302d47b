import { msg, t, translate } from '@atrium/sdk';
import { Dialog, Kbd, keysOf, SHORTCUTS, type Shortcut, type ShortcutName } from '@atrium/ui';

const NAMES = Object.keys(SHORTCUTS) as ShortcutName[];
const GROUPS = [...new Set(NAMES.map((name) => SHORTCUTS[name].group))] satisfies Shortcut['group'][];

const WORDS: Record<Shortcut['group'], string> = { everywhere: msg('Everywhere'), lists: msg('In lists') };

/** Every shortcut of the portal, with its keys. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('Keyboard shortcuts')} size="sm" onClose={onClose}>
      {GROUPS.map((group) => (
        <section key={group} className="at-shortcuts" aria-label={translate(WORDS[group])}>
          <h3>{translate(WORDS[group])}</h3>
          <dl>
            {NAMES.filter((name) => SHORTCUTS[name].group === group).map((name) => (
              <div key={name}>
                <dt>{translate(SHORTCUTS[name].title)}</dt>
                <dd>
                  <Kbd keys={keysOf(name)} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

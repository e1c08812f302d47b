import { msg, t, translate } from '@atrium/sdk';
import { Dialog, Kbd, keysOf, SHORTCUTS, type Shortcut, type ShortcutName } from '@atrium/ui';
import { useNavigation } from '../../navigation/use-navigation.js';
import { usePortal } from '../../navigation/use-portal.js';
import { useCommands } from '../../search/use-commands.js';

const NAMES = Object.keys(SHORTCUTS) as ShortcutName[];
const GROUPS = [...new Set(NAMES.map((name) => SHORTCUTS[name].group))] satisfies Shortcut['group'][];

const WORDS: Record<Shortcut['group'], string> = {
  everywhere: msg('Everywhere'),
  lists: msg('In lists'),
  tasks: msg('In tasks'),
  calendar: msg('In the calendar'),
};

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
      <KeyPairs />
    </Dialog>
  );
}

/** The keys of the menu's pages and of commands, for what this person may open. */
function KeyPairs() {
  const { portal } = usePortal();
  const pages = useNavigation(portal).flatMap(({ items }) => items);
  const commands = useCommands(portal);
  return (
    <>
      <Pairs
        title={t('Go to')}
        rows={pages.flatMap(({ title, key }) => (key ? [{ title, keys: ['g', key] }] : []))}
      />
      <Pairs
        title={t('Create')}
        rows={commands.flatMap(({ title, keys }) => (keys ? [{ title, keys: [...keys] }] : []))}
      />
    </>
  );
}

function Pairs({ title, rows }: { title: string; rows: { title: string; keys: string[] }[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="at-shortcuts" aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {rows.map((row) => (
          <div key={row.keys.join()}>
            <dt>{row.title}</dt>
            <dd>
              <Kbd keys={row.keys.map((key) => key.toUpperCase())} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

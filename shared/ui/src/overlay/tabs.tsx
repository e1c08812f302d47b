import { t } from '@atrium/sdk';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Count } from '../badge/count.js';
import { Icon } from '../icon/icon.js';
import { Menu } from './menu.js';
import { tabIntoView } from './tab-into-view.js';

export interface Tab<V extends string> {
  value: V;
  label: string;
  count?: number;
}

export interface TabsProps<V extends string> {
  label: string;
  value: V;
  tabs: readonly Tab<V>[];
  onChange: (value: V) => void;
  /** Of more, the last are in a menu; the chosen one always has a tab. Left out, all are tabs. */
  most?: number;
  /** The panel of the selected tab. */
  children: ReactNode;
}

const ENDS: Record<string, number> = { Home: 0, End: -1 };

/** Panels in the same place. Where each view has its own URL, use the `tabs` of Page. */
export function Tabs<V extends string>(props: TabsProps<V>) {
  const { label, value, onChange, children } = props;
  const { tabs, more } = withMost(props);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const here = tabs.findIndex((tab) => tab.value === value);
    const next = nextIndex(event, here, tabs.length);
    const chosen = next === undefined ? undefined : tabs.at(next);
    if (next === undefined || !chosen) return;
    event.preventDefault();
    onChange(chosen.value);
    list.current?.querySelectorAll('button').item(tabs.indexOf(chosen)).focus();
  };
  const row = (
    <div ref={list} className="at-tabs" role="tablist" aria-label={label} onKeyDown={press}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          ref={tab.value === value ? tabIntoView : null}
          id={`${id}-${tab.value}`}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={`${id}-panel`}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && <Count value={tab.count} />}
        </button>
      ))}
    </div>
  );
  return (
    <>
      <div className="at-tab-row">
        {row}
        {more.length > 0 && <MoreTabs tabs={more} onChange={onChange} />}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}

interface MoreTabsProps<V extends string> extends Pick<TabsProps<V>, 'onChange'> {
  tabs: readonly Tab<V>[];
}

const MoreTabs = <V extends string>({ tabs, onChange }: MoreTabsProps<V>) => (
  <Menu
    className="at-tab-more"
    items={tabs.map(({ value, label }) => ({ label, onSelect: () => onChange(value) }))}
  >
    {t('More')} <Icon name="chevron-down" />
  </Menu>
);

/** The tabs that are shown, and those in the menu. */
function withMost<V extends string>({ tabs, most = Infinity, value }: TabsProps<V>) {
  if (tabs.length <= most) return { tabs, more: [] };
  const chosen = Math.max(
    most - 1,
    tabs.findIndex((tab) => tab.value === value),
  );
  const shown = tabs.filter((_tab, place) => place < most - 1 || place === chosen);
  return { tabs: shown, more: tabs.filter((tab) => !shown.includes(tab)) };
}

function nextIndex(event: KeyboardEvent<HTMLElement>, here: number, length: number): number | undefined {
  if (event.key in ENDS) return ENDS[event.key];
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === forward) return (here + 1) % length;
  if (event.key === back) return (here - 1 + length) % length;
  return undefined;
}

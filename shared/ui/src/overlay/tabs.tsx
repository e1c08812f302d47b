import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Count } from '../badge/count.js';
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
  /** The panel of the selected tab. */
  children: ReactNode;
}

const ENDS: Record<string, number> = { Home: 0, End: -1 };

/** Panels in the same place. Where each view has its own URL, use the `tabs` of Page. */
export function Tabs<V extends string>({ label, value, tabs, onChange, children }: TabsProps<V>) {
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
  return (
    <>
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
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}

function nextIndex(event: KeyboardEvent<HTMLElement>, here: number, length: number): number | undefined {
  if (event.key in ENDS) return ENDS[event.key];
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === forward) return (here + 1) % length;
  if (event.key === back) return (here - 1 + length) % length;
  return undefined;
}

import type { ShownPayLine } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Dialog, Drawer, IconButton, usePhone, useShortcuts, useTablet } from '@atrium/ui';
import { useState, type ReactNode } from 'react';
import { sayPay } from './pay.format.js';
import { nameOfLine } from './rule-line.format.js';
import { Explanation } from './explanation.js';
import { sayChange } from './line-change.format.js';
import { groupsOf, type ShownSlip } from './slip-groups.rules.js';
import { SlipSheet } from './slip-sheet.js';
import { UnconfirmedPacks } from './unconfirmed-packs.js';
import css from './slip-view.module.scss';

/** Components have their names on the lines themselves. */
const namesOf = ({ lines }: ShownSlip) =>
  new Map(lines.flatMap(({ code, title }) => (title === null ? [] : [[code, { name: title }]])));

const LINE_KEYS = ['nextRow', 'previousRow', 'nextItem', 'previousItem', 'clearSelection'] as const;

/** A slip, and the explanation of the line that is pressed beside it; arrows go through the lines. */
export function SlipView({ slip }: { slip: ShownSlip }) {
  const [opened, setOpened] = useState<string | null>(null);
  const names = namesOf(slip);
  const nameOf = (line: ShownPayLine) => line.title ?? nameOfLine(line.code, names);
  const lines = groupsOf(slip).flatMap((group) => group.lines);
  const place = lines.findIndex(({ key }) => key === opened);
  const line = lines[place]?.line;
  const go = (by: 1 | -1) => {
    const next = lines[place + by];
    if (place === -1 || !next) return;
    setOpened(next.key);
    document.querySelector<HTMLElement>(`[data-line="${next.key}"]`)?.focus();
  };
  useShortcuts(opened === null ? [] : LINE_KEYS, (pressed) => {
    if (pressed === 'clearSelection') setOpened(null);
    else go(pressed === 'previousRow' || pressed === 'previousItem' ? -1 : 1);
  });
  return (
    <div className={css['view']}>
      <div>
        <SlipSheet slip={slip} nameOf={nameOf} opened={opened} onOpen={setOpened} />
        <UnconfirmedPacks lines={slip.lines} />
      </div>
      {line && (
        <Side
          name={nameOf(line)}
          amount={sayPay(line.amount)}
          onClose={() => setOpened(null)}
          steps={<LineSteps isFirst={place === 0} isLast={place === lines.length - 1} go={go} />}
        >
          <Explanation line={line} components={names} difference={sayChange(line, slip)} />
        </Side>
      )}
    </div>
  );
}

interface LineStepsProps {
  isFirst: boolean;
  isLast: boolean;
  go: (by: 1 | -1) => void;
}

const LineSteps = ({ isFirst, isLast, go }: LineStepsProps) => (
  <>
    <IconButton icon="arrow-up" label={t('Previous line')} disabled={isFirst} onClick={() => go(-1)} />
    <IconButton icon="arrow-down" label={t('Next line')} disabled={isLast} onClick={() => go(1)} />
  </>
);

interface SideProps {
  name: string;
  amount: string;
  onClose: () => void;
  steps: ReactNode;
  children: ReactNode;
}

/** Beside the slip where there is room, over it on a tablet, and on a phone a sheet from below. */
function Side({ name, amount, onClose, steps, children }: SideProps) {
  const isPhone = usePhone();
  const isTablet = useTablet();
  const figure = <bdi dir="ltr">{amount}</bdi>;
  if (isPhone)
    return (
      <Dialog title={name} subtitle={figure} onClose={onClose} footer={steps}>
        {children}
      </Dialog>
    );
  if (isTablet)
    return (
      <Drawer open title={name} subtitle={figure} onClose={onClose} footer={steps}>
        {children}
      </Drawer>
    );
  return (
    <aside className={css['dock']} aria-label={t('Why: {line}', { line: name })}>
      <header>
        <div className="at-grow">
          <div className="at-13 at-muted">{name}</div>
          <div className="at-figure">{figure}</div>
        </div>
        {steps}
        <IconButton icon="x" label={t('Close')} onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}

import type { RecordFields, RecordRow } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import {
  Suspense,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import '../../theme/properties.scss';
import { Button } from '../button/button.js';
import { IconButton } from '../button/icon-button.js';
import { Card } from '../card/card.js';
import { classNames } from '../class-names.js';
import { isMarked } from '../in-place/is-marked.js';
import { Bar } from '../states/skeleton.js';
import { isBlank } from './is-blank.js';
import type { Property, RecordProperties } from './properties.types.js';

interface PropertyListProps<Row extends RecordRow> {
  row: Row;
  fields: RecordFields;
  properties: RecordProperties<Row>;
}

/** The properties of a record, each changed where it stands; those without a value are folded away. */
export function PropertyList<Row extends RecordRow>({ row, fields, properties }: PropertyListProps<Row>) {
  const { list, Form, mayChange = isChangeable } = properties;
  const [showsEmpty, setShowsEmpty] = useState(false);
  const [written, setWritten] = useState<string | null>(null);
  const editable = mayChange(row);
  const read = list.map((property) => ({ ...property, content: property.shown(row) }));
  const isEmpty = ({ name, content }: (typeof read)[number]) => isBlank(content) && name !== written;
  const empty = editable ? read.filter((each) => isEmpty(each) && !each.fixed) : [];
  const shown = read.filter((each) => !isEmpty(each) || (showsEmpty && empty.includes(each)));
  return (
    <Card title={t('Properties')}>
      <dl className="at-props">
        {shown.map(({ content, ...property }) => {
          const label = property.label ?? translate(fields[property.name]?.label ?? property.name);
          const { name } = property;
          return (
            <PropertyRow
              key={name}
              label={label}
              content={content}
              open={editable && !property.fixed ? () => setWritten(name) : undefined}
            >
              {written === name && (
                <Form
                  row={row}
                  name={name}
                  onClose={() => setWritten((now) => (now === name ? null : now))}
                />
              )}
            </PropertyRow>
          );
        })}
      </dl>
      {empty.length > 0 && (
        <Button
          size="xs"
          variant="ghost"
          icon={showsEmpty ? 'chevron-down' : 'chevron-right'}
          aria-expanded={showsEmpty}
          onClick={() => setShowsEmpty(!showsEmpty)}
        >
          {showsEmpty ? t('Hide empty fields') : sayEmpty(empty)}
        </Button>
      )}
    </Card>
  );
}

const isChangeable = ({ allowedTransitions }: RecordRow): boolean => allowedTransitions.includes('update');

const sayEmpty = (empty: readonly Property<never>[]): string =>
  t('{count, plural, one {Show # empty field} other {Show # empty fields}}', { count: empty.length });

interface PropertyRowProps {
  label: string;
  content: ReactNode;
  /** Opens its form; left out where it is read only. */
  open: (() => void) | undefined;
  /** The form, while it is open. */
  children: ReactNode;
}

function PropertyRow({ label, content, open, children }: PropertyRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(button, Boolean(children));
  if (children)
    return (
      <div className="at-prop is-open">
        <dt className="visually-hidden">{label}</dt>
        <dd>
          <Suspense fallback={<Bar />}>{children}</Suspense>
        </dd>
      </div>
    );
  const press = ({ target, currentTarget }: MouseEvent) => {
    // A link leads where it says, and words are marked to be copied.
    if (target instanceof Element && target.closest('a, button')) return;
    if (!isMarked(currentTarget)) open?.();
  };
  return (
    <div className={classNames('at-prop', open && 'is-writable')}>
      <dt>{label}</dt>
      <dd dir="auto">
        <span role="presentation" className="at-prop-v" onClick={press}>
          {isBlank(content) ? '–' : content}
        </span>
        {open && (
          <IconButton
            ref={button}
            icon="pencil"
            size="xs"
            label={t('Change {label}', { label })}
            onClick={open}
          />
        )}
      </dd>
    </div>
  );
}

/** What was read gets the focus back that its form had. */
function useFocusAfter(button: RefObject<HTMLButtonElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [button, isOpen]);
}

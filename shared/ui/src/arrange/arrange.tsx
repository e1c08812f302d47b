import '../../theme/arrange.scss';
import { t } from '@atrium/sdk';
import { useState } from 'react';
import { Button } from '../button/button.js';
import { Card } from '../card/card.js';
import { ListRow } from '../card/list-row.js';
import { ArrangeColumn } from './arrange-column.js';
import { movePart } from './arrange.rules.js';
import type { ArrangeProps } from './arrange.types.js';
import { useArrangeKeys } from './use-arrange-keys.js';

/**
 * Arranges the parts of a page in a wide and a narrow column: by mouse, by keyboard (Space lifts, arrows move, Delete
 * hides) and by each part's menu. The parts are shown by their titles only.
 */
export function Arrange({ parts, onChange }: ArrangeProps) {
  const [said, announce] = useState('');
  const keys = useArrangeKeys({ parts, onChange, announce });
  const column = { parts, keys, onChange };
  return (
    <>
      <p className="at-muted at-13 mb-0">
        {t(
          'Drag a part, or press Space on its handle: arrow keys move it, Delete hides it, Esc puts it back.',
        )}
      </p>
      <div className="at-grid">
        <ArrangeColumn {...column} size="wide" />
        <ArrangeColumn {...column} size="narrow" />
      </div>
      {parts.hidden.length > 0 && (
        <Card title={t('Not on the page')} fill="rows">
          {parts.hidden.map(({ id, title, size }) => (
            <ListRow
              key={id}
              title={title}
              end={
                <Button size="xs" onClick={() => onChange(movePart(parts, id, { size, before: null }))}>
                  {t('Put back')}
                  <span className="visually-hidden">{title}</span>
                </Button>
              }
            />
          ))}
        </Card>
      )}
      <div className="visually-hidden" role="status">
        {said}
      </div>
    </>
  );
}

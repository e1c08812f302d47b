import {
  AGENCY_SERVICE_LABELS,
  AGENCY_SERVICES,
  PROJECT_TEMPLATES,
  type AgencyService,
  type ProjectTemplate,
} from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { useId } from 'react';
import type { ProjectForm } from './project-fields.js';
import css from './template-choice.module.scss';

/** The kinds of projects beside each other, each with a picture of what it starts with. */
export function TemplateChoice({ form: { methods, field } }: { form: ProjectForm }) {
  const { label, error } = field('kind');
  const chosen = methods.watch('kind') as AgencyService;
  const choose = (kind: AgencyService) => methods.setValue('kind', kind, { shouldDirty: true });
  return (
    <fieldset className={`is-wide ${css['row'] ?? ''}`}>
      <legend className="form-label">{label}</legend>
      {AGENCY_SERVICES.map((kind) => (
        <TemplateCard key={kind} kind={kind} isChosen={kind === chosen} onChoose={() => choose(kind)} />
      ))}
      {error && (
        <div role="alert" className="invalid-feedback d-block">
          {error}
        </div>
      )}
    </fieldset>
  );
}

interface CardProps {
  kind: AgencyService;
  isChosen: boolean;
  onChoose: () => void;
}

function TemplateCard({ kind, isChosen, onChoose }: CardProps) {
  const facts = useId();
  const template = PROJECT_TEMPLATES[kind];
  const tasks = template.milestones.flatMap((milestone) => milestone.tasks).length;
  return (
    <label className={css['card']}>
      <input
        type="radio"
        name="kind"
        className="visually-hidden"
        checked={isChosen}
        aria-describedby={facts}
        onChange={onChoose}
      />
      <Picture template={template} />
      <span className={css['name']}>{translate(AGENCY_SERVICE_LABELS[kind])}</span>
      <span id={facts} className="at-13 at-muted" aria-hidden>
        {t(
          '{milestones, plural, one {# milestone} other {# milestones}}, {tasks, plural, one {# task} other {# tasks}}',
          { milestones: template.milestones.length, tasks },
        )}
      </span>
    </label>
  );
}

const [WIDTH, HEIGHT, EDGE] = [120, 56, 6];

/** The tasks of each milestone as bars over the days that the project takes, and the milestones as diamonds at their ends. */
function Picture({ template: { milestones } }: { template: ProjectTemplate }) {
  const days = milestones.at(-1)?.dueDay ?? 1;
  const at = (day: number) => EDGE + (Math.min(day, days) / days) * (WIDTH - 2 * EDGE);
  const lane = (HEIGHT - 2 * EDGE) / milestones.length;
  return (
    <svg
      className={css['picture']}
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      aria-hidden
      focusable="false"
    >
      {milestones.map(({ name, dueDay, tasks }, row) => {
        const top = EDGE + row * lane;
        const bar = lane / (tasks.length + 1);
        const [x, y] = [at(dueDay), top + lane / 2];
        return (
          <g key={name} data-row={row % HUES}>
            {tasks.map((task, place) => (
              <rect
                key={task.title}
                x={at(task.startDay)}
                y={top + (place + 0.5) * bar}
                width={Math.max(2, at(task.dueDay) - at(task.startDay))}
                height={Math.min(4, bar * 0.8)}
                rx={1.5}
              />
            ))}
            <path d={`M${String(x)} ${String(y - 4)}l4 4l-4 4l-4-4z`} />
          </g>
        );
      })}
    </svg>
  );
}

const HUES = 4;

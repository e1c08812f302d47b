import type { OrgPerson } from '@atrium/contracts';
import { formatNumber, t, useCan, useCompanyPath } from '@atrium/sdk';
import { Icon, Menu, PhotoAvatar } from '@atrium/ui';
import { useState, type DragEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OrgNode } from '../org-tree.rules.js';
import type { OrgChartState } from '../use-org-chart.js';
import css from '../org-chart.module.scss';

const TYPE = 'application/x-atrium-person';
/** What is dragged: a browser tells it only when it is dropped. */
let dragged: OrgPerson | null = null;

interface OrgCardProps {
  node: OrgNode;
  chart: OrgChartState;
  onChangeManager: (person: OrgPerson) => void;
}

/** Somebody in the chart: opens them, unfolds whom they lead, and can be dragged to another manager. */
export function OrgCard({ node: { person, children, below }, chart, onChangeManager }: OrgCardProps) {
  const mayMove = useCan('hrOperations', 'addEmployee', 'update');
  const drop = useDrop(person, chart);
  const path = useCompanyPath();
  const isMoved = chart.move?.person.id === person.id;
  const classes = [
    css.person,
    drop.over && css.over,
    chart.found.has(person.id) && css.found,
    isMoved && css.moved,
  ];
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      {...(mayMove && dragOf(person))}
      {...(mayMove && drop.props)}
    >
      <PhotoAvatar name={person.name} photo={person.photoFileId} size={32} />
      <a
        className={css.names}
        href={path(`employee/Management?open=${person.id}`)}
        draggable={false}
        onClick={useOpening(person.id)}
      >
        <bdi className={css.name}>{person.name}</bdi>
        <bdi className={css.job}>{person.designation ?? person.department ?? person.code}</bdi>
      </a>
      {mayMove && <PersonMenu person={person} onChangeManager={onChangeManager} />}
      {children.length > 0 && <BelowButton person={person} below={below} chart={chart} />}
    </div>
  );
}

function PersonMenu({
  person,
  onChangeManager,
}: { person: OrgPerson } & Pick<OrgCardProps, 'onChangeManager'>) {
  return (
    <Menu
      className={css.more}
      label={t('More about {name}', { name: person.name })}
      items={[
        {
          label: t('Change manager'),
          icon: 'users',
          onSelect: () => onChangeManager(person),
        },
      ]}
    >
      <Icon name="dots" />
    </Menu>
  );
}

/** How many people somebody leads on all levels; unfolds those right below. */
function BelowButton({
  person: { id, name },
  below,
  chart,
}: Pick<OrgNode, 'person' | 'below'> & { chart: OrgChartState }) {
  const open = chart.open.has(id);
  return (
    <button
      type="button"
      className={css.below}
      aria-expanded={open}
      aria-label={t('People below {name}: {count}', { name, count: formatNumber(below) })}
      onClick={() => chart.toggle(id)}
    >
      {formatNumber(below)} <Icon name={open ? 'chevron-down' : 'chevron-right'} size={14} />
    </button>
  );
}

function useOpening(id: string) {
  const navigate = useNavigate();
  const path = useCompanyPath();
  return (event: { preventDefault: () => void; metaKey: boolean; ctrlKey: boolean }) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    void navigate(path(`employee/Management?open=${id}`));
  };
}

const dragOf = (person: OrgPerson) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => {
    dragged = person;
    event.dataTransfer.setData(TYPE, person.id);
    event.dataTransfer.effectAllowed = 'move';
  },
  onDragEnd: () => {
    dragged = null;
  },
});

function useDrop(to: OrgPerson, { mayMove, setMove }: OrgChartState) {
  const [over, setOver] = useState(false);
  const accept = (event: DragEvent) => {
    if (!dragged || !mayMove(dragged, to)) return;
    event.preventDefault();
    setOver(true);
  };
  return {
    over,
    props: {
      onDragEnter: accept,
      onDragOver: accept,
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        if (dragged && mayMove(dragged, to)) setMove({ person: dragged, to });
      },
    },
  };
}

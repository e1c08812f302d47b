import {
  SIDEBAR_COLORS,
  TOPBAR_COLORS,
  type DirectionChoice,
  type Display,
  type DisplayChoice,
  type LayoutChoice,
  type SidebarColor,
  type TopbarColor,
} from '@atrium/contracts';
import { msg, t, translate } from '@atrium/sdk';
import { Segmented, Switch, type Segment } from '@atrium/ui';
import { Swatches } from './swatches.js';
import { ThemeTiles } from './theme-tiles.js';

const TOPBARS: Record<TopbarColor, string> = {
  'gray-700': msg('Gray 700'),
  white: msg('White'),
  'gray-900': msg('Gray 900'),
  indigo: msg('Indigo'),
  pine: msg('Pine'),
  plum: msg('Plum'),
  clay: msg('Clay'),
};
const SIDEBARS: Record<SidebarColor, string> = {
  white: msg('White'),
  'gray-50': msg('Gray 50'),
  'gray-700': msg('Gray 700'),
  'gray-900': msg('Gray 900'),
};
const LAYOUTS: readonly Segment<LayoutChoice>[] = [
  { value: 'vertical', label: msg('Vertical'), icon: 'layout-sidebar' },
  { value: 'horizontal', label: msg('Horizontal'), icon: 'layout-navbar' },
];
const DIRECTIONS: readonly Segment<DirectionChoice>[] = [
  { value: 'language', label: msg('Follow language') },
  { value: 'ltr', label: msg('Left to right') },
  { value: 'rtl', label: msg('Right to left') },
];

const inWords = <V extends string>(options: readonly Segment<V>[]): Segment<V>[] =>
  options.map((option) => ({ ...option, label: translate(option.label) }));

interface DisplayControlsProps {
  value: Display;
  onChoose: (part: DisplayChoice) => void;
}

/** All choices about the look of the portal. */
export function DisplayControls(props: DisplayControlsProps) {
  return (
    <>
      <ThemeTiles value={props.value.theme} onChoose={(theme) => props.onChoose({ theme })} />
      <Colors {...props} />
      <Arrangement {...props} />
      <Switches {...props} />
    </>
  );
}

function Colors({ value: { topbar, sidebar }, onChoose }: DisplayControlsProps) {
  return (
    <>
      <Swatches
        part="topbar"
        label={t('Top bar')}
        names={TOPBAR_COLORS}
        words={TOPBARS}
        value={topbar}
        onChoose={(name) => onChoose({ topbar: name })}
      />
      <Swatches
        part="sidebar"
        label={t('Sidebar')}
        names={SIDEBAR_COLORS}
        words={SIDEBARS}
        value={sidebar}
        onChoose={(name) => onChoose({ sidebar: name })}
      />
    </>
  );
}

function Arrangement({ value, onChoose }: DisplayControlsProps) {
  return (
    <>
      <div className="at-look">
        <h3>{t('Layout')}</h3>
        <Segmented
          label={t('Layout')}
          value={value.layout}
          options={inWords(LAYOUTS)}
          onChange={(layout) => onChoose({ layout })}
        />
      </div>
      <div className="at-look">
        <h3>{t('Direction')}</h3>
        <Segmented
          label={t('Direction')}
          value={value.direction}
          options={inWords(DIRECTIONS)}
          onChange={(direction) => onChoose({ direction })}
        />
      </div>
    </>
  );
}

function Switches({ value, onChoose }: DisplayControlsProps) {
  const hasSidebar = value.layout === 'vertical';
  return (
    <div className="at-look-switches">
      <LookSwitch
        label={t('Mini sidebar')}
        text={hasSidebar ? t('Icons only; names on hover') : t('In the vertical layout')}
        disabled={!hasSidebar}
        checked={value.miniSidebar}
        onChange={(miniSidebar) => onChoose({ miniSidebar })}
      />
      <LookSwitch
        label={t('Fixed top bar')}
        text={t('Stays while the page scrolls')}
        checked={value.fixedTopbar}
        onChange={(fixedTopbar) => onChoose({ fixedTopbar })}
      />
      <LookSwitch
        label={t('Fixed sidebar')}
        text={hasSidebar ? t('Stays while the page scrolls') : t('In the vertical layout')}
        disabled={!hasSidebar}
        checked={value.fixedSidebar}
        onChange={(fixedSidebar) => onChoose({ fixedSidebar })}
      />
    </div>
  );
}

interface LookSwitchProps {
  label: string;
  text: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

function LookSwitch({ label, text, ...rest }: LookSwitchProps) {
  return (
    <div className="at-look-switch">
      <div>
        <div className="at-13 at-strong">{label}</div>
        <div className="at-12 at-muted">{text}</div>
      </div>
      <Switch label={label} {...rest} />
    </div>
  );
}

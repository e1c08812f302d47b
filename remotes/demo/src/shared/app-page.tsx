import { Button, Page, SearchBox, Toolbar, type IconName } from '@atrium/ui';
import type { ReactNode } from 'react';
import { SampleGate } from './sample-gate.js';
import type { SampleStatus } from './sample-status.js';

interface AppPageProps {
  title: string;
  /** Adds something; disabled until the sample data is loaded. */
  action?: { label: string; icon: IconName; onPress: () => void };
  search: { label: string; value: string; onSearch: (text: string) => void };
  status: SampleStatus;
  /** "Loading notes" */
  loading: string;
  /** "The notes could not be loaded" */
  failed: string;
  onRetry: () => void;
  /** Rendered once the data is loaded. */
  children: ReactNode;
  /** Dialogs. */
  over?: ReactNode;
}

/** The frame of an app: title, add button, search, and the panes once the data is loaded. */
export function AppPage({ title, action, search, children, over, ...gate }: AppPageProps) {
  return (
    <Page
      title={title}
      fill="flush"
      actions={
        action && (
          <Button
            size="sm"
            variant="primary"
            icon={action.icon}
            disabled={gate.status !== 'here'}
            onClick={action.onPress}
          >
            {action.label}
          </Button>
        )
      }
      toolbar={
        <Toolbar>
          <SearchBox {...search} />
        </Toolbar>
      }
    >
      <SampleGate {...gate}>{children}</SampleGate>
      {over}
    </Page>
  );
}

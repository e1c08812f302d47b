import { toast } from '@atrium/sdk';
import { RowMenu } from '@atrium/ui';

export default function MenuOfARow() {
  return (
    <div className="at-between at-13">
      Riya Kapoor
      <RowMenu
        label="Actions for Riya Kapoor"
        items={[
          { label: 'Open', onSelect: () => void toast('Opened') },
          { label: 'Deactivate', danger: true, onSelect: () => void toast('Deactivated') },
        ]}
      />
    </div>
  );
}

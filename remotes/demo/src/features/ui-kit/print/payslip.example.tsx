import { Button, PrintSection, PrintSheet } from '@atrium/ui';

const EARNINGS = [
  ['Basic pay', '60,000'],
  ['House rent', '24,000'],
  ['Together', '84,000'],
] as const;

export default function Payslip() {
  return (
    <div className="at-stack-y">
      <div>
        <Button onClick={() => window.print()}>Print payslip</Button>
      </div>
      <PrintSheet title="Payslip" subtitle="June 2026 · Kavya Iyer" date="2026-06-30T10:00:00Z">
        <PrintSection title="Earnings">
          <table>
            <tbody>
              {EARNINGS.map(([name, amount]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td className="at-num text-end">{amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </PrintSection>
      </PrintSheet>
    </div>
  );
}

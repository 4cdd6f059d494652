import { BarChart } from '#web/ui/data/bar-chart.tsx';
import { HBarChart } from '#web/ui/data/h-bar-chart.tsx';
import { LineChart } from '#web/ui/data/line-chart.tsx';
import { StatRow } from '#web/ui/data/stat-tile.tsx';
import { Section } from './section.tsx';

const MONTHS = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu'];
const points = (values: number[]) => values.map((value, index) => ({ label: MONTHS[index]!, value }));

export function ChartsGallery() {
  return (
    <>
      <Section title="Cifre" span={12}>
        <StatRow
          stats={[
            { label: 'Ricerche AI', value: 18, trend: '+6 rispetto ai 30 giorni prima', spark: [3, 5, 3, 7, 5, 8, 10] },
            {
              label: 'Bandi visti',
              value: 64,
              trend: '+21 rispetto ai 30 giorni prima',
              spark: [4, 6, 5, 6, 9, 8, 10],
            },
            {
              label: 'Candidature inviate',
              value: 2,
              trend: 'uguale ai 30 giorni prima',
              spark: [0, 1, 0, 0, 1, 0, 1],
            },
            { label: 'Sessioni AI', value: 9, trend: '−3 rispetto ai 30 giorni prima', spark: [9, 7, 7, 5, 5, 3, 5] },
          ]}
        />
      </Section>
      <Section title="Barre" span={4}>
        <BarChart
          title="Bandi visti al mese"
          summary="99 in sei mesi"
          columns={['Mese', 'Bandi']}
          points={points([9, 14, 12, 21, 17, 26])}
        />
      </Section>
      <Section title="Confronto" span={4}>
        <HBarChart
          title="Compatibilità"
          summary="31 bandi sopra 70"
          columns={['Fascia', 'Bandi']}
          formatValue={(value) => `${value} bandi`}
          points={[
            { label: '90 e oltre', value: 6, tone: 'strong' },
            { label: 'da 80 a 89', value: 11, tone: 'good' },
            { label: 'da 70 a 79', value: 14, tone: 'fair' },
          ]}
        />
      </Section>
      <Section title="Andamento" span={4}>
        <LineChart
          title="Ricerche con Filo"
          summary="+26 rispetto all’anno scorso"
          columns={['Mese', 'Ricerche']}
          name="quest’anno"
          points={points([12, 18, 25, 31, 52, 64])}
          before={{ name: 'anno scorso', values: [8, 11, 15, 22, 29, 38] }}
        />
      </Section>
    </>
  );
}

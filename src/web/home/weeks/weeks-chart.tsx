import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { formatBriefDate } from '#domain/spanish.ts'
import { countedMarkNames, markColors, markOrder } from '../mark-colors.ts'
import type { WeekCounts } from './week-counts.ts'
import classes from './weeks-section.module.css'

/** The weeks as stacked bars. The table beside them has the same numbers for screen readers. */
export const WeeksChart = ({ weeks, today }: { weeks: readonly WeekCounts[]; today: string }) => (
  <BarChart
    h={240}
    aria-hidden
    type="stacked"
    dataKey="week"
    data={weeks.map(({ week, marks }) => ({ week: formatBriefDate(week, today), ...marks }))}
    series={markOrder
      .filter((mark) => weeks.some(({ marks }) => marks[mark] > 0))
      .map((mark) => ({ name: mark, label: countedMarkNames[mark], color: markColors[mark] }))}
    withLegend
    maxBarWidth={32}
    tickLine="none"
    // The legend has the order of the bars, not that of the alphabet.
    legendProps={{ verticalAlign: 'bottom', itemSorter: null }}
    classNames={{ legend: classes.legend ?? '' }}
    yAxisProps={{ allowDecimals: false, interval: 0 }}
    // A picture that the keyboard has no use for.
    barChartProps={{ accessibilityLayer: false, margin: { top: 8 } }}
    barProps={{ isAnimationActive: false }}
  />
)

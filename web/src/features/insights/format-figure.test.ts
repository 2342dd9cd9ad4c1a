import { expect, it } from 'vitest'
import { describeFigureChange, describeSum, formatFigure } from './format-figure.ts'

it('writes each figure in its unit', () => {
  expect(formatFigure('talk_ratio', 0.426)).toBe('43%')
  expect(formatFigure('monologue', 72.4)).toBe('1:12')
  expect(formatFigure('patience', 0.84)).toBe('0.8 s')
  expect(formatFigure('sentiment', -0.226)).toBe('−0.23')
  expect(formatFigure('sentiment', -0.001)).toBe('0.00')
  expect(formatFigure('fillers', null)).toBe('—')
})

it('says what a figure is made of', () => {
  expect(describeSum('talk_ratio', 30, 50)).toBe('0:30 of 0:50 spoken')
  expect(describeSum('patience', 6, 2)).toBe('6.0 s before 2 replies')
  expect(describeSum('fillers', 3, 1240)).toBe('3 in 1,240 words')
})

it('says how a figure changed', () => {
  expect(describeFigureChange('talk_ratio', 0.5, 0.4, 30)).toBe('↑ from 40%')
  expect(describeFigureChange('talk_ratio', 0.402, 0.4, 30)).toBe('unchanged')
  expect(describeFigureChange('patience', 1, null, 7)).toBe('none in the previous 7 days')
})

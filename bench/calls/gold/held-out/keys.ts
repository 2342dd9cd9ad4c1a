import type { CallGold } from '../call-gold.ts'
import { airportTrolleys } from './airport-trolleys.ts'
import { chocolateMoulds } from './chocolate-moulds.ts'
import { festivalWristbands } from './festival-wristbands.ts'
import { plagiarismChecks } from './plagiarism-checks.ts'
import { planetariumDomes } from './planetarium-domes.ts'
import { roboticsKits } from './robotics-kits.ts'
import { smokeKilns } from './smoke-kilns.ts'
import { tramWheels } from './tram-wheels.ts'

/** Opened once, by the engine as it is. */
export const calls: readonly CallGold[] = [
  airportTrolleys,
  chocolateMoulds,
  festivalWristbands,
  plagiarismChecks,
  planetariumDomes,
  roboticsKits,
  smokeKilns,
  tramWheels,
]

import {
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'

/** Dragging begins after 4 px of a mouse or a quarter second of a finger, so that clicks and scrolling stay; by keys at once. */
export const useDragSensors = (coordinateGetter: KeyboardCoordinateGetter) =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  )

/** The systems of a ship that names none of its own: those of the hit table (FLT-DMG-2), the people apart. */
export const usualComponents = ['Корпус', 'Системы', 'Орудия', 'Двигатель']

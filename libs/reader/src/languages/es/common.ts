/** Frequent words that other languages lack. */
export const common =
  'viajo solo sola luna miel el la los las y yo nosotros con para de del una un es son en pero no dias noches semana viaje quiero queremos quisiera gustaria mi nuestro salimos salgo vuelta desde hasta hola gracias ninos personas somos dos tres cuatro mas muy por favor algo sin pareja novia novio que donde cuando lo al ir ver comer playa me nos';

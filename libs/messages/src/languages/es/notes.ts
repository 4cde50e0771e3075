/** Notes, limitations and ways out of a plan in Spanish; ICU MessageFormat. */
export const notesMessages = {
  'limit.day_free': 'Todo lo que NaviGo conoce en {city} está planeado para otros días o cierra; el día queda libre.',
  'limit.day_empty': 'Todo lo que NaviGo conoce en {city} está planeado para otros días o cierra; el día queda vacío.',
  'limit.way_missing': 'No se conoce ningún trayecto de {from} a {to} que permita la petición.',
  'limit.way_wish_unmet': 'De {from} a {to} no se conoce ninguno de los medios pedidos; el plan va en: {mode}.',
  'limit.place_unknown': 'NaviGo no conoce ningún lugar llamado {name}, así que no está en la ruta.',
  'limit.no_places': 'Ninguna fuente conoce lugares en {city}; los días quedan libres.',
  'limit.home_unknown': 'No se conoce el punto de partida, así que no se buscó la ida ni la vuelta y no están en los costes.',
  'limit.home_not_found': 'No se conoce ningún lugar llamado {name}, así que no se buscó la ida ni la vuelta y no están en los costes.',
  'limit.fewer_cities': 'Se pidieron {asked} ciudades; el plan tiene {planned} porque no se nombraron otras.',
  'limit.nights_cut': 'Las noches pedidas superan las fechas en {count}.',
  'limit.over_budget': 'La versión más sencilla de este viaje cuesta {total}; el presupuesto es de {budget}.',
  'limit.tier_given_up': 'La categoría de alojamiento pedida no cabe en el presupuesto; el plan tiene una más sencilla.',
  'limit.flights_failed': 'La búsqueda de vuelos de {from} a {to} el {date} falló ({code}).',
  'limit.weather_missing': 'No se pudo obtener el tiempo de {city} ({code}).',
  'note.no_flight_offered': 'No se ofreció ningún vuelo de {from} a {to} el {date}; su precio no está en los costes.',
  'note.flights_failed': 'La búsqueda de vuelos de {from} a {to} el {date} falló ({code}); el viaje a {city} está planeado sin ese vuelo ni su precio.',
  'note.weather_missing': 'No se pudo obtener el tiempo de {city} ({code}); conviene mirar la previsión antes de salir.',
  'note.dropped_places':
    'Se {count, plural, one {omitió # lugar propuesto} other {omitieron # lugares propuestos}} que la guía no conoce o que estaban repetidos.',
  'note.stays_raised': 'Sobraba buena parte del presupuesto, así que se mejoró el alojamiento: {to} en lugar de {from}.',
  'note.event_on': '{name} suele celebrarse en {city} por esas fechas; conviene comprobar el programa del año.',
  'out.nights_fewer_fits': '{nights, plural, one {# noche} other {# noches}} menos, hasta el {date}, con las mismas tarifas: cabe en el presupuesto',
  'out.nights_fewer_over':
    '{nights, plural, one {# noche} other {# noches}} menos, hasta el {date}, con las mismas tarifas: todavía por encima del presupuesto',
  'out.raise_budget': 'Subir el presupuesto a {total}',
};

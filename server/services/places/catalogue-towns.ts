import type { Town } from '#routers/places.ts'

function town(label: string, latitude: number, longitude: number): Town {
  return { label: `${label}, England`, latitude, longitude }
}

/** Towns around the default centre, each by a position in its middle: for when no map server answers. */
export const catalogueTowns: readonly Town[] = [
  town('Wakefield, West Yorkshire', 53.6833, -1.4977),
  town('Leeds, West Yorkshire', 53.7965, -1.5478),
  town('Bradford, West Yorkshire', 53.7939, -1.7521),
  town('Halifax, West Yorkshire', 53.7226, -1.8606),
  town('Huddersfield, West Yorkshire', 53.649, -1.7842),
  town('Dewsbury, West Yorkshire', 53.6908, -1.6291),
  town('Batley, West Yorkshire', 53.7029, -1.6337),
  town('Ossett, West Yorkshire', 53.6798, -1.5801),
  town('Horbury, West Yorkshire', 53.6605, -1.5601),
  town('Morley, West Yorkshire', 53.7401, -1.5988),
  town('Pudsey, West Yorkshire', 53.7954, -1.6613),
  town('Pontefract, West Yorkshire', 53.6911, -1.3127),
  town('Castleford, West Yorkshire', 53.7259, -1.3626),
  town('Shipley, West Yorkshire', 53.8333, -1.7667),
  town('Saltaire, West Yorkshire', 53.8383, -1.7903),
  town('Keighley, West Yorkshire', 53.8679, -1.9066),
  town('Haworth, West Yorkshire', 53.8291, -1.9483),
  town('Ilkley, West Yorkshire', 53.9245, -1.8233),
  town('Otley, West Yorkshire', 53.9055, -1.6938),
  town('Hebden Bridge, West Yorkshire', 53.7409, -2.0134),
  town('Holmfirth, West Yorkshire', 53.5697, -1.7878),
  town('Wetherby, West Yorkshire', 53.9284, -1.3867),
  town('Barnsley, South Yorkshire', 53.55, -1.4833),
  town('Sheffield, South Yorkshire', 53.383, -1.4659),
  town('Rotherham, South Yorkshire', 53.4301, -1.3568),
  town('Doncaster, South Yorkshire', 53.5228, -1.1312),
  town('York, North Yorkshire', 53.9576, -1.0827),
  town('Harrogate, North Yorkshire', 53.9908, -1.5373),
  town('Knaresborough, North Yorkshire', 54.0091, -1.4685),
  town('Selby, North Yorkshire', 53.7833, -1.0667),
  town('Skipton, North Yorkshire', 53.9614, -2.0168),
]
